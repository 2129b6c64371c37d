#!/usr/bin/env bash
# A description in a contract loses its headings: two readers of YAML take a line of its text for a comment.
#
# Versions:  the YAML of Tcllib 1.21 (package yaml 0.4.1) with Tcl 8.6, and YAML::Tiny 1.73 of Perl; beside them YAML
#            1.30 of Perl. All of Debian 12, after `apt-get update`.
# Input:     `description: |` with Markdown, as contracts in OpenAPI have it: a heading, a command of the shell with a
#            comment, empty lines; and a summary on two lines.
# Expected:  the text as it stands: in a literal block no character means anything else, and a # starts no comment. An
#            error for what a small reader cannot read.
# Seen:      YAML::Tiny leaves out each line of the block that starts with #, headings as well as comments, and Tcllib
#            all but the first line; YAML::Tiny leaves out empty lines too, so that two paragraphs are one. Of a summary
#            on two lines, Tcllib keeps the first; YAML::Tiny and YAML stop with an error there. The others are silent.
# For us:    the contract is there as JSON too.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download tcllib tcl8.6 libtcl8.6 libyaml-tiny-perl libyaml-perl >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
export LD_LIBRARY_PATH="$folder/packages/usr/lib/$(uname -m)-linux-gnu" PERL5LIB="$folder/packages/usr/share/perl5"
export TCL_LIBRARY="$folder/packages/usr/share/tcltk/tcl8.6" TCLLIBPATH="$folder/packages/usr/share/tcltk/tcllib1.21"
cat >description.yaml <<'YAML'
description: |
  # Start an app

  It costs from now on.

      # in the shell
      curl -X POST

  ## Stop it
state: ready
YAML
printf 'summary: Start an app\n  that is idle\n' >summary.yaml
cat >seen.tcl <<'TCL'
package require yaml
foreach {name field} {description description summary summary} {
  set file [open $name.yaml]
  set text [dict get [yaml::yaml2dict [read $file]] $field]
  puts "$name, Tcllib: [string map {\n |} $text]"
}
TCL
cat >seen.pl <<'PERL'
use YAML ();
use YAML::Tiny ();
for my $name ('description', 'summary') {
    open my $file, '<', "$name.yaml" or die;
    my $text = do { local $/; <$file> };
    my %readers = ('YAML' => sub { YAML::Load($text) }, 'YAML::Tiny' => sub { YAML::Tiny->read_string($text)->[0] });
    for my $reader (sort keys %readers) {
        my $seen = eval { $readers{$reader}->()->{$name} } // 'an error';
        $seen =~ s/\n/|/g;
        print "$name, $reader: $seen\n";
    }
}
PERL
{
  packages/usr/bin/tclsh8.6 seen.tcl
  perl seen.pl
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
description, Tcllib: # Start an app||It costs from now on.||    curl -X POST|
summary, Tcllib: Start an app
description, YAML: # Start an app||It costs from now on.||    # in the shell|    curl -X POST||## Stop it|
description, YAML::Tiny: It costs from now on.|    curl -X POST|
summary, YAML: an error
summary, YAML::Tiny: an error
EXPECTED
