// Cancels a job that waits or runs.
package main

import (
	"encoding/json"
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
	jobID  = env("RUNGEN_JOB_ID", "")
	userID = env("RUNGEN_USER_ID", "")
	client = &http.Client{Timeout: 30 * time.Second}
)

type answer struct {
	Data struct{ Status string }
}

func main() {
	// region start
	request := must(http.NewRequest("PUT",
		api+"/app/"+appID+"/job/"+jobID, nil))
	request.Header.Set("x-api-key", key)
	request.Header.Set("X-Authenticated-User-Id", userID)
	response := must(send(request))
	job := must(read(response)).Data

	fmt.Printf("Status: %s\n", job.Status)
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
	log.Fatalf("404 %s\nNot found in %s: check the IDs, and RUNGEN_TEAM_ID", text, context)
}

// must returns a value; without it, it ends the program.
func must[T any](value T, err error) T {
	if err != nil {
		log.Fatalf("Cancel job failed: %v\n"+
			"After no answer, 408, 429 or 5XX, get the job: CANCELED means that this worked", err)
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
