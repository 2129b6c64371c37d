// Shows the state of one job, and its result when there is one.
package main

import (
	"bytes"
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
	jobID  = env("RUNGEN_JOB_ID", "")
	client = &http.Client{Timeout: 30 * time.Second}
)

func main() {
	var job struct {
		Data struct {
			Status string
			Result json.RawMessage
		}
	}
	if err := get("/app/"+appID+"/job/"+jobID, &job); err != nil {
		log.Fatalf("Get job failed: %v", err)
	}
	fmt.Printf("Status: %s\n", job.Data.Status)
	printResult(job.Data.Result)
}

// printResult prints a result, which has a form of its own for each model.
func printResult(result json.RawMessage) {
	var text bytes.Buffer
	if err := json.Indent(&text, result, "", "  "); err != nil {
		log.Fatalf("Unreadable result: %v", err)
	}
	fmt.Println(text.String())
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
