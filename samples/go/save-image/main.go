// Saves the images of a completed job, before their links expire.
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
	team   = os.Getenv("RUNGEN_TEAM_ID")
	appID  = env("RUNGEN_APP_ID", "")
	jobID  = env("RUNGEN_JOB_ID", "")
	client = &http.Client{Timeout: 30 * time.Second}
)

func main() {
	var job struct {
		Data struct {
			Status string
			Result struct {
				Images []struct{ Image string }
			}
		}
	}
	if err := get("/app/"+appID+"/job/"+jobID, &job); err != nil {
		log.Fatalf("Save image failed: %v", err)
	}
	if job.Data.Status != "COMPLETED" {
		log.Fatalf("No image yet: the job is %s", job.Data.Status)
	}

	images := job.Data.Result.Images
	// region start
	for index, image := range images {
		file := fmt.Sprintf("image-%d.png", index+1)
		// The link is signed: it must not get your key.
		if err := download(image.Image, file); err != nil {
			log.Fatalf("Download failed: %v", err)
		}
		fmt.Printf("Saved %s\n", file)
	}
	// region end
}

// download saves what a signed link leads to. The link needs no key, and must
// not get yours.
func download(link, file string) error {
	patient := &http.Client{Timeout: 120 * time.Second}
	response, err := patient.Get(link)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("%d", response.StatusCode)
	}
	image, err := io.ReadAll(response.Body)
	if err != nil {
		return err
	}
	return os.WriteFile(file, image, 0o644)
}

// get fetches a path of the API and decodes the answer.
func get(path string, answer any) error {
	request, err := http.NewRequest("GET", api+path, nil)
	if err != nil {
		return err
	}
	request.Header.Set("x-api-key", key)
	context := "your personal context"
	if team != "" {
		request.Header.Set("x-team-id", team)
		context = "team " + team
	}
	response, err := client.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		text, _ := io.ReadAll(response.Body)
		if response.StatusCode == http.StatusNotFound {
			text = append(text, "\nNot found in "+context+": check the IDs, and RUNGEN_TEAM_ID"...)
		}
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
