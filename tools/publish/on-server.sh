# The steps of `npm run publish` on a server, run over ssh as: sh -s -- STEP FOLDER … The caller has checked the arguments.
set -eu
step=$1
folder=$2
shift 2
mkdir -p "$folder/releases"
cd "$folder"
case $step in
  look)
    echo "current $(basename "$(readlink current || true)")"
    ls -1 releases
    ;;
  arrive)
    mkdir -p "releases/.arriving-$1"
    ;;
  arrived)
    # If the live version has the same packages, link its files: that takes a second.
    if [ "$2" = with-packages ]; then
      cd "releases/.arriving-$1"
      if [ -d ../../current/node_modules ] && cmp -s package-lock.json ../../current/package-lock.json; then
        rm -rf node_modules
        cp -al ../../current/node_modules node_modules
      else
        npm install --omit=dev --no-save --no-audit --no-fund --loglevel=error < /dev/null
      fi
      cd "$folder"
    fi
    mv "releases/.arriving-$1" "releases/$1"
    ;;
  show)
    rm -f .current-next
    ln -s "releases/$1" .current-next
    mv -T .current-next current
    shift
    [ $# -gt 0 ] || exit 0
    if [ "$2" = sudo ]; then sudo -n systemctl restart "$1" < /dev/null; else systemctl restart "$1" < /dev/null; fi
    current/node_modules/.bin/node -e '
      const [url, seconds] = process.argv.slice(1);
      const end = Date.now() + Number(seconds) * 1000;
      const ask = async () => {
        const answer = await fetch(url, { signal: AbortSignal.timeout(3000) }).catch((error) => error);
        if (answer.ok) process.exit(0);
        if (Date.now() < end) return setTimeout(ask, 250);
        console.error(answer.status ? "It answers " + answer.status + "." : "It does not answer.");
        process.exit(1);
      };
      ask();
    ' "$3" "$4" < /dev/null
    ;;
  remove)
    for name in "$@"; do rm -rf "releases/$name"; done
    ;;
esac
