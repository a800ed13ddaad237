// Example commands and files of a creator, as the guide shows them.

export const packCommand = `cd my-app
zip -r ../build.zip . -x '.git/*' '*.log'`;

export const manifest = `{
  "name": "Visitors",
  "version": "1.0.0",
  "entry": "index.html",
  "permissions": [1, 5]
}`;

export const sqlScript = `create table if not exists visits (
  id bigint generated always as identity primary key,
  badge text not null,
  arrived_at timestamptz not null default now()
);
alter table visits add column if not exists left_at timestamptz;`;

/** In the folder of this repository, because its packages are not published yet. */
export const createCommand = `npm run create:app -- ../my-app
cd ../my-app
npm start`;

/** The same commands as in the README of the application that `create-app` writes. */
export const packAppCommand = `npm run build
cd dist && zip -r ../build.zip . && cd ..`;

export const submitCommand = `MARKET=http://localhost:4400
TOKEN=$(curl -sS "$MARKET/api/login" -H 'content-type: application/json' \\
  -d '{"email":"YOUR_EMAIL","password":"YOUR_PASSWORD"}' |
  node -pe 'JSON.parse(fs.readFileSync(0)).token')
MADE=$(curl -sS "$MARKET/api/products" -H "authorization: Bearer $TOKEN" \\
  -H 'content-type: application/json' -d '{"name":"My app","kind":"app"}')
PRODUCT=$(echo "$MADE" | node -pe 'JSON.parse(fs.readFileSync(0)).id')
BUILD=$(echo "$MADE" | node -pe 'JSON.parse(fs.readFileSync(0)).submission_id')
curl -sS "$MARKET/api/products/$PRODUCT/submissions/$BUILD?require_review=0" \\
  -H "authorization: Bearer $TOKEN" \\
  -F version=0.1.0 -F notes='The first version.' \\
  -F menu_entry_id=1 -F price_amount=0 -F expiration_id=1 \\
  -F 'languages[2][name]=My app' -F 'languages[2][description]=What it does.' \\
  -F source_code_url=@build.zip -F icon=@icon.png -F banner=@banner.png
echo
echo "$MARKET/dashboard/build/products/$PRODUCT/submissions/$BUILD"`;
