# What can be wrong, as the rules, the readers and the programs find it: each an id with its arguments in Rust.
# A game's own errors lie in its guide, under the game's name.

## Options
error-unknown-option = There is no option "{ $key }"; the options are { $known }.
error-option-value = Option { $key } cannot be { $given }; it may be { $values }.

## What is read from outside
error-not-toml = line { $line } cannot be read as TOML
error-no-toml-file = there is no TOML file in this folder
error-several-toml-files = this game's components are one file; this folder holds several
error-no-such-component-file = { $name } is no file of this game; the files are { $known }
error-no-component-files = there is none of the files { $known } here
error-missing = it is missing
error-listed-twice = it is listed twice
error-wrong-kind = it must be { $wanted }, not { $found }
error-kind-text = a text
error-kind-word = a word
error-kind-whole-number = a whole number
error-kind-fraction = a fraction
error-kind-boolean = true or false
error-kind-list = a list
error-kind-table = a table of fields
error-range = { $number } is not from { $least } to { $most }
error-unknown-field = there is no such field; the fields are { $known }
error-length = it must be a list of { $wanted }, not of { $count }
error-exactly-one = it must hold exactly one of { $known }
error-none-of = "{ $word }" is none of { $known }
error-within = `{ $place }` in it: { $problem }
error-no-place = there is no place { $place }; places count from 0 to { $last }
error-place-twice = place { $place } stands twice in one set
error-count = { $what } do not add up: { $found } found, { $expected } expected
error-not-laid = the table is not laid yet
error-no-seat = there is no seat { $number }; seats count from 0 to 7
error-too-many-seats = a table has at most eight seats
error-seed-too-large = the seed { $seed } is too large; seeds lie below { $most }
error-no-viewer = "{ $word }" is no viewer; say seat:0, seat:1, … or spectator
error-empty-question = a question has a seat and something to choose
error-word-twice = { $word } stands twice
error-kind-object = an object with fields
error-kind-number = a number
error-kind-nothing = nothing
error-missing-field = the field `{ $field }` is missing
error-no-fields = there is no such field; there are none
error-wrong-length = it must be a list of another length than { $count }
error-text = { $text }
error-at = `{ $place }`: { $problem }
error-in-value = { $value }: { $problem }
error-json-ends = the JSON ends too early
error-not-json = this is not JSON from line { $line }, column { $column }
error-json-at = it cannot be read at line { $line }, column { $column }
error-field-twice = the field `{ $field }` stands twice
error-in-file = { $file }: { $problem }
error-in-field-of-file = { $file }, field `{ $field }`: { $problem }
error-in-entry = { $file }, { $entry }: { $problem }
error-in-field = { $file }, { $entry }, field `{ $field }`: { $problem }
error-not-taken-back = that entry is no choice that could be taken back
error-expected-setting = an option is set to true or false, a number, a word or a list of seats
error-expected-outcome = a result says who won, or the place and score of every seat
error-expected-entry = an entry is a choice with its seat, or takes one back
error-body = the request could not be read to its end
error-own-settings = its own settings are not read

## The system
error-system-not-found = there is no such file or folder
error-system-permission = access is denied
error-system-exists = it exists already
error-system-not-a-folder = it is not a folder
error-system-folder = it is a folder
error-system-full = the disk is full
error-system-read-only = nothing can be written there
error-system-pipe = nobody reads any more
error-system-name-too-long = the name is too long
error-system-not-text = it is not text in UTF-8
error-system-address-in-use = the address is in use
error-system-address-not-here = this machine has no such address
error-system-invalid = it is not written as it should be
error-system-late = it has not answered in time

## The command line
error-usage-unknown = '{ $given }' is not expected here
error-usage-command = there is no command '{ $given }'
error-usage-needs-value = '{ $argument }' needs a value
error-usage-value = '{ $given }' does not fit '{ $argument }': { $problem }
error-usage-not-this = it is none of the values there are
error-usage-too-many = '{ $given }' is one too many for '{ $argument }'
error-usage-twice = '{ $argument }' is said once only
error-usage-conflict = '{ $argument }' does not go with '{ $other }'
error-usage-missing = what is missing is { $arguments }
error-usage-needs-command = a command is needed: { $known }
error-usage-lang = "{ $word }" is no language spoken here; say en or fr
error-usage-no-number = it is no whole number
error-usage-number-too-large = the number is too large
error-usage-network = a network is written like 10.0.0.0/8 or ::1/128
error-usage-address = an address is written like 10.0.0.1 or ::1

## The store
error-store-open = the store cannot be opened: { $problem }
error-store-not-durable = the store does not keep what it is told: { $problem }
error-store-unavailable = the store cannot be read or written: { $problem }
error-store-encrypted = the tables are encrypted with a key that was not given
error-store-late = it has not answered in time
error-store-stopped = the thread of the store has stopped
error-store-no-database = the file is no database
error-store-cannot-open = the database cannot be opened
error-store-locked = the database is locked
error-store-damaged = the database is damaged
error-store-full = the database or the disk is full
error-store-read-only = the database is read-only
error-store-disk = the disk fails
