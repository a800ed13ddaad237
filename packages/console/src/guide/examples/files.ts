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

export const createCommand = `npm create @lanyard/app my-app
cd my-app
npm start`;
