// What a creator packs and writes, as the guide shows it.

export const packCommand = `cd my-app
zip -r ../build.zip . -x '.git/*' '*.log'`;

export const sqlScript = `create table if not exists visits (
  id bigint generated always as identity primary key,
  badge text not null,
  arrived_at timestamptz not null default now()
);
alter table visits add column if not exists left_at timestamptz;`;
