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
	api    = env("RUNGEN_API", "https://api.rungen.ai")
	key    = env("RUNGEN_API_KEY", "")
	client = &http.Client{Timeout: 30 * time.Second}
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

func main() {
	body := `{
		"name": "styled-poster-maker",
		"configuration": {"gpu_tier": "STANDARD"},
		"workflow": {
			"model_url": "https://huggingface.co/black-forest-labs/FLUX.1-dev",
			"tools": {
				"loras": [
					{
						"id": "212532",
						"versionId": "244808",
						"downloadUrl": "https://civitai.com/api/download/models/244808",
						"name": "Poster style",
						"weight": 0.8
					}
				]
			}
		}
	}`
	var created struct{ Data app }
	if err := call("POST", "/app", body, &created); err != nil {
		log.Fatalf("Create app failed: %v\n"+
			"If no answer came, look for the app in your list first", err)
	}
	fmt.Printf("App ID: %s\n", created.Data.ID)
	fmt.Printf("Status: %s\n", created.Data.Status)
	for _, lora := range created.Data.Workflow.Tools.Loras {
		fmt.Printf("LoRA: %s, weight %g\n", lora.Name, lora.Weight)
	}
}

// call sends one request to the API and decodes the answer.
func call(method, path, body string, answer any) error {
	request, err := http.NewRequest(method, api+path, strings.NewReader(body))
	if err != nil {
		return err
	}
	request.Header.Set("x-api-key", key)
	request.Header.Set("Content-Type", "application/json")
	response, err := client.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode >= 300 {
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
