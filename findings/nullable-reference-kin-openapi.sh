#!/usr/bin/env bash
# A field that is a reference to a nullable schema: as `allOf` with a description, kin-openapi refuses null; bare, it does not.
#
# Versions:  kin-openapi 0.110.0 and Go 1.19 of Debian 12.
# Input:     OpenAPI 3.0, `Result: {type: object, nullable: true}`, and a field `allOf: [{$ref: Result}]`, the usual way to
#            put a description next to a reference in 3.0; the example of the answer has null there.
# Expected:  a valid document: OpenAPI 3.0.3 says that `nullable` restricts only the schema that has a `type` of its own.
# Seen:      "Value is not nullable", for the schema without a type around the reference. With the bare reference, also
#            with a description next to it, which 3.0 says to ignore, the document is valid.
# For us:    the copy for OpenAPI 3.0 wraps no reference.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
write() { # the field
  cat <<JSON
{"openapi": "3.0.3", "info": {"title": "Jobs", "version": "1"},
 "paths": {"/job": {"get": {"responses": {"200": {"description": "The job", "content": {"application/json": {
   "schema": {"type": "object", "properties": {"result": $1}}, "example": {"result": null}}}}}}}},
 "components": {"schemas": {"Result": {"type": "object", "nullable": true}}}}
JSON
}
write '{"allOf": [{"$ref": "#/components/schemas/Result"}], "description": "Null at first"}' >wrapped.json
write '{"$ref": "#/components/schemas/Result", "description": "Null at first"}' >bare.json
cat >validate.go <<'GO'
package main

import (
	"fmt"
	"os"

	"github.com/getkin/kin-openapi/openapi3"
)

func main() {
	loader := openapi3.NewLoader()
	contract, err := loader.LoadFromFile(os.Args[1])
	if err == nil {
		err = contract.Validate(loader.Context)
	}
	fmt.Println(os.Args[1], err)
}
GO
export GO111MODULE=off GOPATH=/usr/share/gocode GOCACHE="$folder/go"
go build -o validate validate.go
./validate bare.json | tee bare.txt
./validate wrapped.json | tee wrapped.txt
grep -q '^bare.json <nil>' bare.txt
grep -q 'Value is not nullable' wrapped.txt
