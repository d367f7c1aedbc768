#!/bin/sh
# Inside the container: the example's configuration for this environment, written to memory, then nginx in the foreground.
# serve-portal [folder of the example] [folder to write to]
set -eu
: "${PORTAL_HOST:?is the host name of the portal}" "${PORTAL_BACKEND:?is the host and port of the backend}"
from=${1:-/usr/local/share/portal}
run=${2:-/run/portal}
mkdir -p "$run/portals" "$run/temporary"
own() {
  sed -e '/^user /d' -e "s#/run/nginx.pid#$run/nginx.pid#" -e "s#/etc/nginx/portals/#$run/portals/#" \
    -e 's#/var/log/nginx/portal-error.log#stderr#' -e 's#/var/log/nginx/portal-[a-z]*.log#/dev/stdout#' \
    -e 's/listen 80/listen 8080/' -e 's/listen \[::\]:80/listen [::]:8080/' \
    -e 's/listen 443/listen 8443/' -e 's/listen \[::\]:443/listen [::]:8443/' \
    -e "s/portal\.example/$PORTAL_HOST/g" -e "s/127\.0\.0\.1:4173/$PORTAL_BACKEND/" \
    -e "s#^http {#http { client_body_temp_path $run/temporary/body; proxy_temp_path $run/temporary/proxy; fastcgi_temp_path $run/temporary/fastcgi; uwsgi_temp_path $run/temporary/uwsgi; scgi_temp_path $run/temporary/scgi;#" \
    "$from/$1"
}
own nginx.conf >"$run/nginx.conf"
own portal.conf >"$run/portals/portal.conf"
keep-assets /srv/portal/release/dist /srv/portal/previous
exec nginx -e stderr -c "$run/nginx.conf" -g 'daemon off;'
