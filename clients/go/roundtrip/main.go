// Reads lines of a schema's name, a tab and a JSON value; decodes each value with the generated type and with the open type, encodes it
// again and compares. Fails if a value changes, a schema is unknown, or an unknown kind is lost by the open type.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"log"
	"os"
	"reflect"
	"strings"

	"salon"
)

func typed(schema string) (interface{}, interface{}) {
	switch schema {
	case "ArtSocietyCommand":
		return &salon.ArtSocietyCommand{}, &salon.RulesetCommand{}
	case "GalleristCommand":
		return &salon.GalleristCommand{}, &salon.RulesetCommand{}
	case "ArtSocietyEvent":
		return &salon.ArtSocietyEvent{}, &salon.RulesetEvent{}
	case "GalleristEvent":
		return &salon.GalleristEvent{}, &salon.RulesetEvent{}
	case "KnownNews":
		return &salon.KnownNews{}, &salon.News{}
	}
	log.Fatalf("no decoder for %s", schema)
	return nil, nil
}

func main() {
	counts := map[string]int{}
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		schema, text, _ := strings.Cut(lines.Text(), "\t")
		known, open := typed(schema)
		compare(text, known)
		compare(text, open)
		counts[schema]++
	}
	if err := lines.Err(); err != nil || len(counts) < 5 {
		log.Fatalf("read %v: %v", counts, err)
	}
	for _, open := range []interface{}{&salon.RulesetCommand{}, &salon.RulesetEvent{}, &salon.News{}} {
		compare(`{"kind":"not_invented_yet","seat":3,"list":[{"deep":null}]}`, open)
	}
	fmt.Println("Go: decoded and encoded without a change:", counts)
}

func compare(text string, value interface{}) {
	if err := json.Unmarshal([]byte(text), value); err != nil {
		log.Fatalf("%T: %s: %v", value, text, err)
	}
	encoded, err := json.Marshal(value)
	var before, after interface{}
	if err == nil {
		err = json.Unmarshal([]byte(text), &before)
	}
	if err == nil {
		err = json.Unmarshal(encoded, &after)
	}
	if err != nil || !reflect.DeepEqual(before, after) {
		log.Fatalf("%T: %s became %s (%v)", value, text, encoded, err)
	}
}
