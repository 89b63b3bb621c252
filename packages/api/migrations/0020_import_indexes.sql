-- An import finds people by their full name, and what belongs to one person.
CREATE INDEX "users_full_name" ON "users" USING btree (plain("name" || ' ' || "last_name"));--> statement-breakpoint
CREATE INDEX "school_members_user" ON "school_members" USING btree ("user_id");