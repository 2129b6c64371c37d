// Starts an app with one worker. Billing starts with the first active worker.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
	"time"
)

var (
	api    = env("RUNGEN_API", "https://api.rungen.ai")
	key    = env("RUNGEN_API_KEY", "")
	team   = os.Getenv("RUNGEN_TEAM_ID")
	appID  = env("RUNGEN_APP_ID", "")
	client = &http.Client{Timeout: 30 * time.Second}
)

type answer struct {
	Data struct{ Status string }
}

func main() {
	fmt.Printf("Using %s in %s\n", api, context())
	// region start
	request := must(http.NewRequest("PUT", api+"/app/"+appID,
		strings.NewReader(`{
			"configuration": {"active_workers": 1}
		}`)))
	request.Header.Set("x-api-key", key)
	request.Header.Set("Content-Type", "application/json")
	response := must(send(request))
	app := must(read(response)).Data

	fmt.Printf("Status: %s\n", app.Status)
	// region end
}

// send sends a request, for the team in RUNGEN_TEAM_ID where it is set.
func send(request *http.Request) (*http.Response, error) {
	if team != "" {
		request.Header.Set("x-team-id", team)
	}
	return client.Do(request)
}

// read decodes an answer, or tells why there is none.
func read(response *http.Response) (answer answer, err error) {
	defer response.Body.Close()
	if response.StatusCode >= 300 {
		text, _ := io.ReadAll(response.Body)
		if response.StatusCode == http.StatusNotFound {
			log.Fatalf("404 %s\nNot found in %s: check the ID, and RUNGEN_TEAM_ID", text, context())
		}
		return answer, fmt.Errorf("%d %s", response.StatusCode, text)
	}
	return answer, json.NewDecoder(response.Body).Decode(&answer)
}

// context names where a request looks for apps.
func context() string {
	if team != "" {
		return "team " + team
	}
	return "your personal context"
}

// must returns a value; without it, it ends the program.
func must[T any](value T, err error) T {
	if err != nil {
		log.Fatalf("Start app failed: %v\n"+
			"Unless this was refused, the app may be running, and billing: run it again, or stop the app", err)
	}
	return value
}

// env returns a variable, or its default; without either it ends the program.
func env(name, byDefault string) string {
	value := os.Getenv(name)
	if value == "" {
		value = byDefault
	}
	if value == "" {
		log.Fatalf("Set %s", name)
	}
	return value
}
