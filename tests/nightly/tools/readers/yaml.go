// Prints a YAML file as JSON, with the parser that most programs in Go use.
package main

import (
	"encoding/json"
	"log"
	"os"

	"gopkg.in/yaml.v3"
)

func main() {
	var document any
	text, err := os.ReadFile(os.Args[1])
	if err == nil {
		err = yaml.Unmarshal(text, &document)
	}
	if err == nil {
		err = json.NewEncoder(os.Stdout).Encode(document)
	}
	if err != nil {
		log.Fatal(err)
	}
}
