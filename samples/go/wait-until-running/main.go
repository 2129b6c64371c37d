// Waits until a started app is RUNNING, for 15 minutes at most.
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

type app struct{ Status string }

func main() {
	wait := time.Second
	seen := ""
	deadline := time.Now().Add(15 * time.Minute)
	for time.Now().Before(deadline) {
		// The app is the whole answer, or stands under "data": both forms are documented.
		var answer struct {
			app
			Data app
		}
		if err := get("/app/"+appID, &answer); err != nil {
			log.Fatalf("Get app failed: %v", err)
		}
		status := answer.Status + answer.Data.Status
		if status != seen {
			fmt.Printf("Status: %s\n", status)
		}
		seen = status

		switch status {
		case "RUNNING":
			return
		case "STOPPED":
			log.Fatal("The app is stopped: start it first")
		}
		time.Sleep(wait)
		if wait *= 2; wait > 30*time.Second {
			wait = 30 * time.Second
		}
	}
	log.Fatal("The app is not running after 15 minutes")
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
