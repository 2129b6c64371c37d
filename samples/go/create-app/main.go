// Creates an app. It has no workers yet: start it before you run a job.
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
	api      = env("RUNGEN_API", "https://api.rungen.ai")
	key      = env("RUNGEN_API_KEY", "")
	team     = os.Getenv("RUNGEN_TEAM_ID")
	modelURL = "https://huggingface.co/black-forest-labs/FLUX.1-schnell"
	client   = &http.Client{Timeout: 30 * time.Second}
)

type answer struct {
	Data struct{ ID, Status string }
}

func main() {
	// region start
	request := must(http.NewRequest("POST", api+"/app",
		strings.NewReader(`{
			"name": "poster-maker",
			"description": "Draws posters from a prompt",
			"configuration": {"gpu_tier": "STANDARD"},
			"workflow": {
				"model_url": "`+modelURL+`",
				"tools": {}
			}
		}`)))
	request.Header.Set("x-api-key", key)
	request.Header.Set("Content-Type", "application/json")
	response := must(send(request))
	app := must(read(response)).Data
	// region end

	fmt.Printf("App ID: %s\n", app.ID)
	fmt.Printf("Status: %s\n", app.Status)
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
		return answer, fmt.Errorf("%d %s", response.StatusCode, text)
	}
	return answer, json.NewDecoder(response.Body).Decode(&answer)
}

// must returns a value; without it, it ends the program.
func must[T any](value T, err error) T {
	if err != nil {
		log.Fatalf("Create app failed: %v\n"+
			"After no answer, 408, 429 or 5XX, look for the app in your list first", err)
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
