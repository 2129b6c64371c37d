// Starts a job and prints its ID. The result comes later.
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

// started has one of two forms: both are documented.
type started struct {
	Data  struct{ ID string }
	JobID string `json:"job_id"`
}

func main() {
	// region start
	request := must(http.NewRequest("POST",
		api+"/app/"+appID+"/run_async",
		strings.NewReader(`{
			"input": {
				"prompt": "A poster of a lighthouse at dawn",
				"width": 1024,
				"height": 1024
			}
		}`)))
	request.Header.Set("x-api-key", key)
	request.Header.Set("Content-Type", "application/json")
	response := must(send(request))
	answer := must(read(response))
	// region end

	fmt.Printf("Job ID: %s\n", answer.Data.ID+answer.JobID)
}

// send sends a request, for the team in RUNGEN_TEAM_ID where it is set.
func send(request *http.Request) (*http.Response, error) {
	if team != "" {
		request.Header.Set("x-team-id", team)
	}
	return client.Do(request)
}

// read decodes an answer, or tells why there is none.
func read(response *http.Response) (answer started, err error) {
	defer response.Body.Close()
	if response.StatusCode >= 300 {
		text, _ := io.ReadAll(response.Body)
		if response.StatusCode == http.StatusNotFound {
			notFound(text)
		}
		return answer, fmt.Errorf("%d %s", response.StatusCode, text)
	}
	return answer, json.NewDecoder(response.Body).Decode(&answer)
}

// notFound ends the program, and says where it looked.
func notFound(text []byte) {
	context := "your personal context"
	if team != "" {
		context = "team " + team
	}
	log.Fatalf("404 %s\nNot found in %s: check the ID, and RUNGEN_TEAM_ID", text, context)
}

// must returns a value; without it, it ends the program.
func must[T any](value T, err error) T {
	if err != nil {
		log.Fatalf("Run job failed: %v\n"+
			"After no answer, 408, 429 or 5XX, a job may run: compare the app's job counters first", err)
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
