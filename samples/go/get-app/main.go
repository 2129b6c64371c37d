// Shows the state of one app.
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
	client = &http.Client{Timeout: 30 * time.Second}
)

type app struct {
	Name, Status  string
	CreatedBy     string `json:"created_by"`
	Configuration struct {
		ActiveWorkers int `json:"active_workers"`
	}
	Jobs struct {
		InQueue    int `json:"in_queue"`
		InProgress int `json:"in_progress"`
		Completed  int
		Failed     int
	}
}

// answer is the app itself, or has it under "data".
type answer struct {
	app
	Data *app
}

func main() {
	// region start
	request := must(http.NewRequest("GET",
		api+"/app/"+appID, nil))
	request.Header.Set("x-api-key", key)
	response := must(send(request))
	answer := must(read(response))
	// The app is the whole answer, or stands under "data".
	found := answer.app
	if answer.Data != nil {
		found = *answer.Data
	}
	// region end

	fmt.Printf("Name: %s\n", found.Name)
	fmt.Printf("Created by: %s\n", found.CreatedBy)
	fmt.Printf("Status: %s\n", found.Status)
	fmt.Printf("Active workers: %d\n", found.Configuration.ActiveWorkers)
	fmt.Printf("Jobs waiting: %d\n", found.Jobs.InQueue)
	fmt.Printf("Jobs in progress: %d\n", found.Jobs.InProgress)
	fmt.Printf("Jobs completed: %d\n", found.Jobs.Completed)
	fmt.Printf("Jobs failed: %d\n", found.Jobs.Failed)
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
	log.Fatalf("404 %s\nNot found in %s: check the ID, and RUNGEN_TEAM_ID", text, context)
}

// must returns a value; without it, it ends the program.
func must[T any](value T, err error) T {
	if err != nil {
		log.Fatalf("Get app failed: %v", err)
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
