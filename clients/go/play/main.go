// Plays a whole game of Art Society against a built-in bot: asks for the legal commands and sends one of them back, until the game is
// over. Then decodes every event, the view and every notice with the generated types. `SALON_URL` names the server.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"time"

	"salon"
)

const password = "not a real password, only a test"

type player struct {
	api  *salon.APIClient
	ctx  context.Context
	game string
	sent int
}

func main() {
	p := signUp(os.Getenv("SALON_URL"))
	p.open()
	p.play()
	events := p.readEvents()
	p.readView()
	news := p.readNews()
	score, answer, err := p.api.PlayAPI.ShowScore(p.ctx, p.game).Execute()
	check("score", answer, err)
	if !score.Finished || p.sent == 0 {
		log.Fatalf("the game is not finished after %d moves", p.sent)
	}
	fmt.Printf("Go: %d moves, %d events, %d notices; placings", p.sent, events, news)
	for _, seat := range score.Scores {
		fmt.Printf(" %d", seat.Placing)
	}
	fmt.Println()
}

// check stops the program if a request failed. The error of the generated client contains the problem document.
func check(what string, answer *http.Response, err error) {
	if err == nil {
		return
	}
	if problem, ok := err.(*salon.GenericOpenAPIError); ok {
		log.Fatalf("%s: %v: %s", what, err, problem.Body())
	}
	log.Fatalf("%s: %v", what, err)
}

func signUp(url string) *player {
	settings := salon.NewConfiguration()
	settings.Servers = salon.ServerConfigurations{{URL: url}}
	api := salon.NewAPIClient(settings)
	name := fmt.Sprintf("gopher%d", time.Now().UnixNano()%1_000_000_000)
	request := salon.NewRegisterRequest(name, password)
	made, answer, err := api.AccountsAPI.RegisterAccount(context.Background()).RegisterRequest(*request).Execute()
	check("register", answer, err)
	ctx := context.WithValue(context.Background(), salon.ContextAccessToken, made.Tokens.AccessToken)
	return &player{api: api, ctx: ctx}
}

// open opens a table for two with a bot; the game starts because the table is full.
func (p *player) open() {
	request := salon.NewCreateGameRequest("art_society", 2)
	request.Bots = []salon.BotLevel{salon.BOTLEVEL_NOVICE}
	game, answer, err := p.api.GamesAPI.CreateGame(p.ctx).CreateGameRequest(*request).Execute()
	check("create", answer, err)
	p.game = game.Id
}

// play sends legal commands until the game is over, and waits for the bot with the feed's long poll.
func (p *player) play() {
	cursor := ""
	for {
		choices, answer, err := p.api.PlayAPI.ShowChoices(p.ctx, p.game).Execute()
		check("choices", answer, err)
		if choices.Awaited.Get() != nil {
			p.send(choices)
			continue
		}
		game, answer, err := p.api.GamesAPI.ShowGame(p.ctx, p.game).Execute()
		check("game", answer, err)
		if game.Status == salon.STATUS_FINISHED {
			return
		}
		feed := p.api.FeedAPI.ListFeed(p.ctx).Wait(5)
		if cursor == "" {
			feed = feed.From("oldest")
		} else {
			feed = feed.Cursor(cursor)
		}
		page, answer, err := feed.Execute()
		check("feed", answer, err)
		cursor = page.NextCursor
	}
}

// send hands a legal command back as it came. The typed form of the command is the same JSON.
func (p *player) send(choices *salon.SeatChoices) {
	command := choices.Legal[p.sent%len(choices.Legal)]
	same(command, &salon.ArtSocietyCommand{})
	request := salon.NewCommandsRequest([]salon.RulesetCommand{command})
	send := p.api.PlayAPI.SubmitCommands(p.ctx, p.game).CommandsRequest(*request)
	key := fmt.Sprintf("move-%d", p.sent)
	_, answer, err := send.IdempotencyKey(key).IfMatch(fmt.Sprintf("\"%d\"", choices.Version)).Execute()
	p.sent++
	if answer != nil && answer.StatusCode == http.StatusPreconditionFailed {
		return // The bot moved in between: ask again.
	}
	check("submit", answer, err)
}

func (p *player) readEvents() int {
	for from, count := int64(0), 0; ; {
		page, answer, err := p.api.PlayAPI.ListEvents(p.ctx, p.game).From(from).Execute()
		check("events", answer, err)
		for _, item := range page.Items {
			same(item.Event, &salon.ArtSocietyEvent{})
		}
		count += len(page.Items)
		if len(page.Items) == 0 {
			return count
		}
		from = page.Next
	}
}

func (p *player) readView() {
	view, answer, err := p.api.PlayAPI.ShowView(p.ctx, p.game).Execute()
	check("view", answer, err)
	same(view.View, &salon.ArtSocietyView{})
}

func (p *player) readNews() int {
	page, answer, err := p.api.FeedAPI.ListFeed(p.ctx).From("oldest").Limit(100).Execute()
	check("feed", answer, err)
	for _, item := range page.Items {
		same(item.News, &salon.KnownNews{})
	}
	return len(page.Items)
}

// same decodes an open value as a typed one and stops the program unless it is the same JSON again.
func same(open interface{}, typed interface{}) {
	before, err := json.Marshal(open)
	if err == nil {
		err = json.Unmarshal(before, typed)
	}
	if err != nil {
		log.Fatalf("%s: %v", before, err)
	}
	after, err := json.Marshal(typed)
	if err != nil || !bytes.Equal(canonical(before), canonical(after)) {
		log.Fatalf("%s became %s (%v)", before, after, err)
	}
}

// canonical sorts the members of objects and drops the zeros at the end of times.
func canonical(text []byte) []byte {
	var value interface{}
	if err := json.Unmarshal(text, &value); err != nil {
		log.Fatalf("%s: %v", text, err)
	}
	sorted, err := json.Marshal(withPlainTimes(value))
	if err != nil {
		log.Fatalf("%s: %v", text, err)
	}
	return sorted
}

func withPlainTimes(value interface{}) interface{} {
	switch value := value.(type) {
	case map[string]interface{}:
		for name, member := range value {
			value[name] = withPlainTimes(member)
		}
	case []interface{}:
		for place, item := range value {
			value[place] = withPlainTimes(item)
		}
	case string:
		if instant, err := time.Parse(time.RFC3339Nano, value); err == nil {
			return instant.Format(time.RFC3339Nano)
		}
	}
	return value
}
