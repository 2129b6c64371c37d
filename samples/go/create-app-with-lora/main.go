// Creates an app whose model is changed by a LoRA.
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
	modelURL = "https://huggingface.co/black-forest-labs/FLUX.1-dev"
	loraURL  = "https://civitai.com/api/download/models/244808"
	client   = &http.Client{Timeout: 30 * time.Second}
)

type app struct {
	ID, Status string
	Workflow   struct {
		Tools struct {
			Loras []struct {
				Name   string
				Weight float64
			}
		}
	}
}

type answer struct{ Data app }

func main() {
	// region start
	request := must(http.NewRequest("POST", api+"/app",
		strings.NewReader(`{
			"name": "styled-poster-maker",
			"configuration": {"gpu_tier": "STANDARD"},
			"workflow": {"model_url": "`+modelURL+`", "tools": {
				"loras": [{
					"id": "212532", "versionId": "244808",
					"downloadUrl": "`+loraURL+`",
					"name": "Poster style", "weight": 0.8
				}]
			}}
		}`)))
	request.Header.Set("x-api-key", key)
	request.Header.Set("Content-Type", "application/json")
	// region end

	response := must(send(request))
	app := must(read(response)).Data
	fmt.Printf("App ID: %s\n", app.ID)
	fmt.Printf("Status: %s\n", app.Status)
	for _, lora := range app.Workflow.Tools.Loras {
		fmt.Printf("LoRA: %s, weight %g\n", lora.Name, lora.Weight)
	}
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
