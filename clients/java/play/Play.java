// Plays a whole game of Art Society against a built-in bot with the generated client: asks for the legal commands and sends one of them
// back, until the game is over. Then decodes every event and every notice with the generated types. `SALON_URL` names the server.

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.UUID;
import org.example.salon.ApiClient;
import org.example.salon.ApiException;
import org.example.salon.api.AccountsApi;
import org.example.salon.api.FeedApi;
import org.example.salon.api.GamesApi;
import org.example.salon.api.PlayApi;
import org.example.salon.model.ArtSocietyCommand;
import org.example.salon.model.ArtSocietyEvent;
import org.example.salon.model.ArtSocietyView;
import org.example.salon.model.BotLevel;
import org.example.salon.model.CommandsRequest;
import org.example.salon.model.CreateGameRequest;
import org.example.salon.model.EventView;
import org.example.salon.model.Events;
import org.example.salon.model.FeedItem;
import org.example.salon.model.FeedPage;
import org.example.salon.model.GameScore;
import org.example.salon.model.KnownNews;
import org.example.salon.model.RegisterRequest;
import org.example.salon.model.RulesetCommand;
import org.example.salon.model.SeatChoices;
import org.example.salon.model.SeatScore;
import org.example.salon.model.Status;

public final class Play {
    private static final int PRECONDITION_FAILED = 412;
    private static final int MAX_ATTEMPTS = 5;

    private final ApiClient client = new ApiClient();
    private final ObjectMapper json = client.getObjectMapper();
    private final PlayApi play;
    private final GamesApi games;
    private final FeedApi feed;
    private UUID game;
    private int sent;

    private Play(String url) throws ApiException {
        client.updateBaseUri(url);
        AccountsApi accounts = new AccountsApi(client);
        String name = "duke" + System.nanoTime() % 1_000_000_000;
        RegisterRequest request = new RegisterRequest().name(name).password("not a real password, only a test");
        String token = accounts.registerAccount(request, null).getTokens().getAccessToken();
        client.setRequestInterceptor(builder -> builder.setHeader("Authorization", "Bearer " + token));
        // Each of these copies the settings of the client when it is made.
        play = new PlayApi(client);
        games = new GamesApi(client);
        feed = new FeedApi(client);
    }

    public static void main(String[] arguments) throws Exception {
        Play player = new Play(System.getenv("SALON_URL"));
        player.open();
        player.play();
        int events = player.readEvents();
        player.same(player.play.showView(player.game, null, null, null, null).getView(), ArtSocietyView.class);
        int news = player.readNews();
        GameScore score = player.play.showScore(player.game, null, null);
        if (!score.getFinished() || player.sent == 0 || events == 0 || news == 0) {
            throw new IllegalStateException("the game is not finished after " + player.sent + " moves");
        }
        List<Integer> placings = score.getScores().stream().map(SeatScore::getPlacing).toList();
        System.out.printf("Java: %d moves, %d events, %d notices; placings %s%n", player.sent, events, news, placings);
    }

    /** Opens a table for two with a bot; the game starts because the table is full. */
    private void open() throws ApiException {
        CreateGameRequest request = new CreateGameRequest().ruleset("art_society").seats(2).bots(List.of(BotLevel.NOVICE));
        game = games.createGame(request, null).getId();
    }

    /** Sends legal commands until the game is over, and waits for the bot with the feed's long poll. */
    private void play() throws Exception {
        String cursor = null;
        while (true) {
            SeatChoices choices = play.showChoices(game, null, null, null);
            if (choices.getAwaited() != null) {
                send(choices);
            } else if (games.showGame(game, null).getStatus() == Status.FINISHED) {
                return;
            } else {
                String from = cursor == null ? "oldest" : null;
                cursor = feed.listFeed(null, cursor, null, from, null, null, 5, null, null).getNextCursor();
            }
        }
    }

    /** Hands a legal command back as it came. The typed form of the command is the same JSON. */
    private void send(SeatChoices choices) throws Exception {
        RulesetCommand command = choices.getLegal().get(sent % choices.getLegal().size());
        same(command, ArtSocietyCommand.class);
        CommandsRequest request = new CommandsRequest().commands(List.of(command));
        String version = "\"" + choices.getVersion() + "\"";
        // A connection that the server had closed loses a request: the same key makes sending it again safe.
        for (int attempt = 1; ; attempt++) {
            try {
                play.submitCommands(game, request, "move-" + sent, version, null, null, null, null, null);
                break;
            } catch (ApiException failure) {
                // The bot moved in between: ask again.
                if (failure.getCode() == PRECONDITION_FAILED) {
                    break;
                }
                if (!(failure.getCause() instanceof IOException) || attempt == MAX_ATTEMPTS) {
                    throw failure;
                }
            }
        }
        sent++;
    }

    private int readEvents() throws Exception {
        int count = 0;
        for (long from = 0; ; ) {
            Events page = play.listEvents(game, from, null, null, null, null);
            for (EventView item : page.getItems()) {
                same(item.getEvent(), ArtSocietyEvent.class);
            }
            count += page.getItems().size();
            if (page.getItems().isEmpty()) {
                return count;
            }
            from = page.getNext();
        }
    }

    private int readNews() throws Exception {
        FeedPage page = feed.listFeed(100, null, null, "oldest", null, null, null, null, null);
        for (FeedItem item : page.getItems()) {
            same(item.getNews(), KnownNews.class);
        }
        return page.getItems().size();
    }

    /** Decodes an open value as a typed one and fails unless it is the same JSON again. */
    private void same(Object open, Class<?> type) throws Exception {
        String before = json.writeValueAsString(open);
        String after = json.writeValueAsString(json.readValue(before, type));
        if (!plain(json.readTree(before)).equals(plain(json.readTree(after)))) {
            throw new IllegalStateException(before + " became " + after);
        }
    }

    /** Writes every time in the same way: the generated code drops the zeros at the end of fractions. */
    private static JsonNode plain(JsonNode value) {
        if (value instanceof ObjectNode object) {
            object.fieldNames().forEachRemaining(name -> object.replace(name, plain(object.get(name))));
        } else if (value instanceof ArrayNode array) {
            for (int place = 0; place < array.size(); place++) {
                array.set(place, plain(array.get(place)));
            }
        } else if (value.isTextual()) {
            try {
                return TextNode.valueOf(OffsetDateTime.parse(value.textValue()).toInstant().toString());
            } catch (DateTimeParseException text) {
                return value;
            }
        }
        return value;
    }
}
