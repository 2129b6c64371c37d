// Loads and validates a contract, as oapi-codegen and other programs in Go do. Prints the title.
package main

import (
	"fmt"
	"log"
	"os"

	"github.com/getkin/kin-openapi/openapi3"
)

func main() {
	loader := openapi3.NewLoader()
	contract, err := loader.LoadFromFile(os.Args[1])
	if err == nil {
		err = contract.Validate(loader.Context)
	}
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(contract.Info.Title)
}
