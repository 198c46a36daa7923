# Renames an installed service to match the units in this folder: units, user, folders and settings. On the server, as root:
#   sh rename-service.sh
# It keeps the operator's changes to the units. If it stops, fix the cause and run it again: it resumes.
set -eu

# The name up to version 0.2, and the current name.
old=plumb-and-true
new=$(basename "$(dirname "$0")"/*-backup.timer -backup.timer)
# Paths that contain the name (%).
places='/etc/%.env /var/lib/% /var/lib/%-backups /srv/%-releases /srv/% /etc/sudoers.d/%'
units='%.service %-backup.service %-backup.timer %.service.d %-backup.service.d %-backup.timer.d'
unit_folder=/etc/systemd/system

named() { echo "$1" | sed "s/%/$2/g"; }
stop() { echo "$1" >&2; exit 1; }

[ "$old" != "$new" ] || stop "The service already has the name $new."
[ -f "$unit_folder/$old.service" ] || [ -f "$unit_folder/$new.service" ] || stop "There is no unit $old.service."
for place in $places; do
  before=$(named "$place" "$old") after=$(named "$place" "$new")
  if [ -e "$before" ] && [ -e "$after" ]; then stop "Both $before and $after exist. Remove the one you do not use."; fi
done

for unit in "$old-backup.timer" "$old.service"; do
  if [ -f "$unit_folder/$unit" ]; then systemctl disable --now "$unit"; fi
done

if id "$old" > /dev/null 2>&1; then
  groupmod --new-name "$new" "$old"
  usermod --login "$new" "$old"
fi

for place in $places; do
  before=$(named "$place" "$old") after=$(named "$place" "$new")
  if [ -L "$before" ]; then
    ln -s "$(readlink "$before" | sed "s/$old/$new/g")" "$after"
    rm "$before"
  elif [ -e "$before" ]; then
    mv "$before" "$after"
  fi
done

# Replace only paths in the settings: an address or a password may contain the old name.
if [ -f "/etc/$new.env" ]; then sed -i "s#/\(etc\|srv\|var/lib\)/$old#/\1/$new#g" "/etc/$new.env"; fi
if [ -f "/etc/sudoers.d/$new" ]; then sed -i "s/$old/$new/g" "/etc/sudoers.d/$new"; fi
crontab=/var/spool/cron/crontabs
if [ -f "$crontab/$old" ]; then
  mv "$crontab/$old" "$crontab/$new"
  sed -i "s/$old/$new/g" "$crontab/$new"
fi

for unit in $units; do
  before=$unit_folder/$(named "$unit" "$old") after=$unit_folder/$(named "$unit" "$new")
  if [ -e "$before" ]; then
    mv "$before" "$after"
    find "$after" -type f -exec sed -i "s/$old/$new/g" {} +
  fi
done

systemctl daemon-reload
for unit in "$new.service" "$new-backup.timer"; do
  if [ -f "$unit_folder/$unit" ]; then systemctl enable --now "$unit"; fi
done
echo "The service now has the name $new. Use it for service and folder in the site's deploy/target.yaml."
