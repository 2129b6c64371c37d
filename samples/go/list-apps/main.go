// Lists the apps in your personal context.
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
	client = &http.Client{Timeout: 30 * time.Second}
)

func main() {
	var apps struct {
		Data []struct{ ID, Status, Name string }
	}
	if err := get("/app", &apps); err != nil {
		log.Fatalf("List apps failed: %v", err)
	}
	for _, app := range apps.Data {
		fmt.Printf("%s  %s  %s\n", app.ID, app.Status, app.Name)
	}
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
