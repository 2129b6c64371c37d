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
	appID  = env("RUNGEN_APP_ID", "")
	client = &http.Client{Timeout: 30 * time.Second}
)

type app struct {
	Name, Status  string
	Configuration struct {
		ActiveWorkers int `json:"active_workers"`
	}
	Jobs struct {
		InQueue    int `json:"in_queue"`
		InProgress int `json:"in_progress"`
	}
}

func main() {
	// The app is the whole answer. Accept it under "data" too, as other answers have it.
	var answer struct {
		app
		Data *app
	}
	if err := get("/app/"+appID, &answer); err != nil {
		log.Fatalf("Get app failed: %v", err)
	}
	found := answer.app
	if answer.Data != nil {
		found = *answer.Data
	}
	fmt.Printf("Name: %s\n", found.Name)
	fmt.Printf("Status: %s\n", found.Status)
	fmt.Printf("Active workers: %d\n", found.Configuration.ActiveWorkers)
	fmt.Printf("Jobs waiting: %d\n", found.Jobs.InQueue)
	fmt.Printf("Jobs in progress: %d\n", found.Jobs.InProgress)
}

// get fetches a path of the API and decodes the answer.
func get(path string, answer any) error {
	request, err := http.NewRequest("GET", api+path, nil)
	if err != nil {
		return err
	}
	request.Header.Set("x-api-key", key)
	response, err := client.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		text, _ := io.ReadAll(response.Body)
		return fmt.Errorf("%d %s", response.StatusCode, text)
	}
	return json.NewDecoder(response.Body).Decode(answer)
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
