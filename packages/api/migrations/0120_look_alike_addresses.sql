-- Addresses with U+0130 or U+212A are refused since PostgreSQL's lower() makes i and k of these letters (`validation/fields.ts` of the
-- SDK). An account from before that has one would hold the place of the plain address, which another person owns: it goes on without an
-- address, by its username and password, and the audit keeps what it had. Invitations to such addresses end with their rows, answered
-- ones too, since a school's next file would link the students of the plain address to who accepted.
update "users" set "email" = null, "email_verified_at" = null where "email" ~ '[\u0130\u212A]';--> statement-breakpoint
delete from "guardian_invitations" where "email" ~ '[\u0130\u212A]';--> statement-breakpoint
delete from "parent_invitations" where "email" ~ '[\u0130\u212A]';
