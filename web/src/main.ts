/** Starts the client: theme, session, feed, keys, then the frame with the page of the address. */
import { mount } from "svelte";
import "./styles/main.css";
import App from "./app/frame/App.svelte";
import { checkBuild } from "./app/build";
import { connection } from "./app/connection";
import { startFeed } from "./app/feed";
import { startKeys } from "./app/keys";
import { startRouter } from "./app/router";
import { followOtherTabs, session } from "./app/session";
import { applyTheme } from "./app/settings";
import { startTitle } from "./app/title";
import { common } from "./i18n/areas";
import { chooseLanguage, language, loadAreas, showLanguage } from "./i18n/messages";

async function start(): Promise<void> {
  applyTheme();
  await showLanguage(chooseLanguage());
  await loadAreas([common]);
  startRouter();
  startKeys();
  startFeed();
  startTitle();
  followOtherTabs();
  // The language of the account, unless this device has one of its own.
  session.subscribe((now) => {
    const wanted = now.state === "in" ? chooseLanguage(now.account.locale) : language.get();
    if (wanted !== language.get()) void showLanguage(wanted);
  });
  let wasOnline = true;
  connection.subscribe(({ online }) => {
    if (online && !wasOnline) void checkBuild();
    wasOnline = online;
  });
  mount(App, { target: document.getElementById("app")! });
}

void start();
