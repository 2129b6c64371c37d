// Deletes an app and everything attached to it. This cannot be undone.
package main

import (
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

func main() {
	if err := remove("/app/" + appID); err != nil {
		log.Fatalf("Delete app failed: %v\n"+
			"If no answer came, run this again: a 404 then means that the app is gone", err)
	}
	fmt.Printf("Deleted app %s\n", appID)
}

// remove deletes what stands at a path of the API.
func remove(path string) error {
	request, err := http.NewRequest("DELETE", api+path, nil)
	if err != nil {
		return err
	}
	request.Header.Set("x-api-key", key)
	response, err := client.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusNoContent {
		text, _ := io.ReadAll(response.Body)
		return fmt.Errorf("%d %s", response.StatusCode, text)
	}
	return nil
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
