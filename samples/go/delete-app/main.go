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
	request, err := http.NewRequest("DELETE", api+"/app/"+appID, nil)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("x-api-key", key)
	response, err := client.Do(request)
	if err != nil {
		log.Fatalf("Delete app failed: %v", err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusNoContent {
		text, _ := io.ReadAll(response.Body)
		log.Fatalf("Delete app failed: %d %s", response.StatusCode, text)
	}
	fmt.Printf("Deleted app %s\n", appID)
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
