-- E-mails about what is paid are in the language of the preferences, no more in that of the order: an account whose own last order was made in
-- English goes on to be written to in English. All else is as for an account without preferences.
insert into "notification_preferences" ("user_id", "off", "digest", "zone", "language")
select "last".owner_id, '{price.push,licenceGiven.email,licenceTaken.email,licenceTaken.push,activityPublished.email,homeworkDue.email,teamDelivered.email,homeworkExtended.email,homeworkGraded.email,invitationAccepted.email,invitationAccepted.push,moderation.email,moderation.push,classSoon.email}',
  'none', 'America/Mexico_City', 'en'
from (select distinct on (owner_id) owner_id, "language" from orders where ordered_by_owner order by owner_id, created_at desc, id) as "last"
join users on users.id = "last".owner_id and users.erased_at is null
where "last"."language" = 'en'
on conflict do nothing;
