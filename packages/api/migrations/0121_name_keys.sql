-- What makes two spellings of a name the same one: `plain`, with any spaces between two words as one (`nameKey` of
-- `geography/names.ts`). They are listed, as JavaScript's \s has them: whether a no-break space is one depends on the locale.
create function name_key(text) returns text
  language sql immutable parallel safe strict
  as $$ select public.plain(pg_catalog.btrim(pg_catalog.regexp_replace($1,
    '[\u0009-\u000D \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+', ' ', 'g'))) $$;--> statement-breakpoint
DROP INDEX "users_full_name";--> statement-breakpoint
CREATE INDEX "users_full_name" ON "users" USING btree (name_key("name" || ' ' || "last_name"));