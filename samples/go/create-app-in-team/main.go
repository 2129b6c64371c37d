// Creates an app that belongs to a team: only the x-team-id header differs.
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
	teamID   = env("RUNGEN_TEAM_ID", "")
	modelURL = "https://huggingface.co/black-forest-labs/FLUX.1-schnell"
	client   = &http.Client{Timeout: 30 * time.Second}
)

type answer struct {
	Data struct {
		ID        string
		OwnerTeam string `json:"owner_team_id"`
	}
}

func main() {
	// region start
	request := must(http.NewRequest("POST", api+"/app",
		strings.NewReader(`{
			"name": "team-poster-maker",
			"configuration": {"gpu_tier": "STANDARD"},
			"workflow": {
				"model_url": "`+modelURL+`",
				"tools": {}
			}
		}`)))
	request.Header.Set("x-api-key", key)
	request.Header.Set("x-team-id", teamID)
	request.Header.Set("Content-Type", "application/json")
	response := must(client.Do(request))
	app := must(read(response)).Data
	// region end

	fmt.Printf("App ID: %s\n", app.ID)
	fmt.Printf("Owner team: %s\n", app.OwnerTeam)
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
			"After no answer, 408, 429 or 5XX, look for the app in the team's list first", err)
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
