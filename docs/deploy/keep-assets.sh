#!/bin/sh
# Before a release begins: keeps the files of the release that ends for a day, for the pages that are open.
# keep-assets.sh <dist of the release that begins> <folder of earlier files>
set -eu
dist=$(cd "$1" && pwd)
mkdir -p "$2/assets"
cd "$2"
# What was served until now counts its day from now.
if [ -f serving ]; then
  sed 's#^#assets/#' serving | xargs touch -c
fi
find assets -type f -mmin +1440 -delete
# Copied now: when this release ends, its own folder may be gone.
cp -R "$dist/assets/." assets/
ls "$dist/assets" >serving
