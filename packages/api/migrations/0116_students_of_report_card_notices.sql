-- Notifications of report cards from before name the student whom they are about, as new ones do (`reportCards/notices.ts`): who was
-- removed as a guardian reads them no more.
update "notifications" set "data" = "notifications"."data" || jsonb_build_object('student', "users"."uuid")
from "report_cards" join "users" on "users"."id" = "report_cards"."user_id"
where "notifications"."kind" = 'reportCard' and "report_cards"."id"::text = "notifications"."data" ->> 'card'
  and "notifications"."data" ->> 'child' is not null and "notifications"."data" ->> 'student' is null;
