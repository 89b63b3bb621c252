-- Groups that were made by form or import belong to the present school year of their school, as those that are made from now on
-- (`institutions/groupYears.ts`). Those from before a year that has just begun wait for its rollover.
with "present" as (
  select distinct on ("of_day"."school_id") "of_day".* from (
    select "school_years".*, "institutions"."zone", (now() at time zone "institutions"."zone")::date as "today",
      "school_years"."starts_on" > (now() at time zone "institutions"."zone")::date and exists (
        select from "groups" where "groups"."year_id" = "school_years"."id" and "groups"."deleted_at" is null
          and "groups"."ended_at" is null) as "rolled_over"
    from "school_years" join "institutions" on "institutions"."id" = "school_years"."school_id"
  ) "of_day"
  where "ends_on" >= "today" and ("starts_on" <= "today" + 60 or "rolled_over")
  order by "of_day"."school_id", "rolled_over" desc, "starts_on"
)
update "groups" set "year_id" = "present"."id" from "present" join "sections" on "sections"."school_id" = "present"."school_id"
where "groups"."section_id" = "sections"."id" and "groups"."year_id" is null and "groups"."ended_at" is null
  and ("present"."starts_on" + 30 < "present"."today"
    or "groups"."created_at" >= ("present"."starts_on" - 60)::timestamp at time zone "present"."zone");
