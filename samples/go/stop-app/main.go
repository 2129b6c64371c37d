// Stops an app by taking its workers away. Billing for it pauses.
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
	appID  = env("RUNGEN_APP_ID", "")
	client = &http.Client{Timeout: 30 * time.Second}
)

func main() {
	body := `{"configuration": {"active_workers": 0}}`
	var updated struct {
		Data struct{ Status string }
	}
	if err := call("PUT", "/app/"+appID, body, &updated); err != nil {
		log.Fatalf("Stop app failed: %v\n"+
			"The app may still be running, and billing: run this again until it is STOPPED", err)
	}
	fmt.Printf("Status: %s\n", updated.Data.Status)
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
