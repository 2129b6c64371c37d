// Deletes an app and everything attached to it. This cannot be undone.
package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"time"
)

var (
	api    = env("RUNGEN_API", "https://api.rungen.ai")
	key    = env("RUNGEN_API_KEY", "")
	team   = os.Getenv("RUNGEN_TEAM_ID")
	appID  = env("RUNGEN_APP_ID", "")
	client = &http.Client{Timeout: 30 * time.Second}
)

func main() {
	// region start
	request := must(http.NewRequest("DELETE",
		api+"/app/"+appID, nil))
	request.Header.Set("x-api-key", key)
	response := must(send(request))
	must(read(response))
	fmt.Printf("Deleted app %s\n", appID)
	// region end
}

// send sends a request, for the team in RUNGEN_TEAM_ID where it is set.
func send(request *http.Request) (*http.Response, error) {
	if team != "" {
		request.Header.Set("x-team-id", team)
	}
	return client.Do(request)
}

// read returns what an answer holds, or tells why there is none.
func read(response *http.Response) ([]byte, error) {
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if response.StatusCode == http.StatusNotFound {
		notFound(text)
	}
	if err == nil && response.StatusCode >= 300 {
		err = fmt.Errorf("%d %s", response.StatusCode, text)
	}
	return text, err
}

// notFound ends the program, and says where it looked.
func notFound(text []byte) {
	context := "your personal context"
	if team != "" {
		context = "team " + team
	}
	log.Fatalf("404 %s\nNot found in %s: it is gone, or check the ID and RUNGEN_TEAM_ID", text, context)
}

// must returns a value; without it, it ends the program.
func must[T any](value T, err error) T {
	if err != nil {
		log.Fatalf("Delete app failed: %v\n"+
			"After no answer, 408, 429 or 5XX, run this again: a 404 then means that it is gone", err)
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
