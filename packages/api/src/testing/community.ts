import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { addManyAuditEntries } from './manyAuditEntries.ts';
import { addManyOrders } from './manyOrders.ts';
import { addManyUsers } from './manyUsers.ts';

/** How many rows the lists have; those of the audit are all that the others leave, and more up to this. */
export const ROWS = { users: 100_000, institutions: 2000, orders: 100_000, audit: 2_000_000 } as const;

/** The people of the largest school, whose administrator the lists of a school are timed for; the others have 50 each. */
const LARGEST_SCHOOL = 2500;

/** Fills an empty database, or one with the demo data, as a community of years has it. Takes minutes. */
export async function fillCommunity(db: Database): Promise<void> {
  await addManyUsers(db, ROWS.users);
  await addManyOrders(db, ROWS.orders);
  for (const statement of [...schools, ...sales, ...requests]) await db.execute(sql.raw(statement));
  const entries = await db.$count(sql`audit_entries`);
  await addManyAuditEntries(db, ROWS.audit - entries);
  await db.execute(sql`vacuum analyze`);
}

/** People are numbered from 1, as their usernames are (`persona1`), and schools by their names. */
const person = `(select id, substr(username, 8)::int as n from users where username like 'persona%')`;
const school = `(select id, row_number() over (order by id) as n from institutions where name like 'Primaria %')`;
const order = `(select *, row_number() over (order by created_at desc, id) as n from orders where payer_email like 'payer%')`;

const schools = [
  `insert into institutions (name, name_key, description, type, is_active)
   select 'Primaria ' || (array['Benito Juárez', 'Sor Juana', 'Niños Héroes', 'Ignacio Zaragoza', 'Frida Kahlo'])[1 + i % 5] || ' ' || i,
     'primaria ' || i, 'Turno matutino', 'Escuela', true
   from generate_series(1, ${ROWS.institutions}) i`,
  `insert into school_members (user_id, school_id, role, since)
   select person.id, school.id, 'student', '2016-08-22' from ${person} person
   join ${school} school on school.n = case when person.n <= ${LARGEST_SCHOOL} then 1 else 1 + person.n % ${ROWS.institutions} end`,
  `insert into school_enrolments (user_id, school_id, company_id, level, grade, matricula)
   select user_id, school_id, school_id, 2, 1 + user_id % 6, 'M' || user_id from school_members where role = 'student'
   on conflict do nothing`,
  `update users set role = '{admin_escuela}', password_hash = (select password_hash from users where username = 'admin')
   where username = 'persona1'`,
  `update school_members set role = 'schoolAdmin' where user_id = (select id from users where username = 'persona1')`,
  `insert into imports (school_id, company_id, created_by, file_name, fingerprint, status, row_counts, created_at, committed_at, finished_at)
   select school.id, school.id, (select min(id) from users), 'alumnos ' || i || '.xlsx', md5(i::text) || md5(i::text),
     case when i % 200 = 0 then 'failed' else 'done' end,
     jsonb_build_object('outcomes', jsonb_build_object('created', 50, 'failed', case when i % 50 = 0 then 1 else 0 end)),
     at, at, at
   from generate_series(1, 3000) i, lateral (select now() - make_interval(hours => i) as at) times
   join ${school} school on true where school.n = 1 + i % ${ROWS.institutions}`,
];

const sales = [
  `insert into payments (provider, id, order_id, status, amount, created_at, paid_at)
   select 'sandbox', 'p' || n, id, case when status <> 'pending' then status when n % 500 = 1 then 'pending' else 'rejected' end,
     total, created_at, case when status = 'approved' then created_at end from ${order} orders`,
  `insert into vouchers (order_id, provider, payment_id, status, paid_at, created_at)
   select id, 'sandbox', 'p' || n, case when n % 1000 = 0 then 'paid_late' else 'paid' end, created_at, created_at
   from ${order} orders where n % 5 = 0`,
  `insert into disputes (provider, id, payment_id, order_id, status, reason, amount, opened_at, closed_at)
   select 'sandbox', 'd' || n, 'p' || n, id, case when n % 2000 = 0 then 'open' else 'won' end, 'fraudulent', total, created_at,
     case when n % 2000 > 0 then created_at end from ${order} orders where n % 200 = 0`,
  `insert into receipts (folio, order_id, edition, reason, lines, total, payer_name, payer_email, provider, payments, paid_at)
   select 1000000 + n, id, 1, reason, jsonb_build_array(jsonb_build_object('title', title, 'quantity', quantity, 'unitPrice', unit_price)),
     total, payer_name, payer_email, provider, '[]', created_at from ${order} orders where status = 'approved'`,
  `insert into invoice_requests (receipt_id, status, rfc, name, tax_regime, postal_code, cfdi_use, email)
   select id, case when folio % 100 = 0 then 'pending' else 'issued' end, 'XAXX010101000', payer_name, '616', '72000', 'S01', payer_email
   from receipts where folio > 1000000 and folio % 10 = 0`,
  `insert into memberships (order_id, user_id, plan_id, status, paid_until, roles_before, licences, created_at)
   select orders.id, person.id, 2 + orders.n % 2, 'active', orders.created_at + interval '1 year', '{}', 5, orders.created_at
   from ${order} orders join ${person} person on person.n = orders.n where orders.n <= 20000`,
  `insert into licences (membership_id, num, user_id, type, roles_before, assigned_at)
   select id, 1, user_id, 'padre', '{}', created_at from memberships where roles_before = '{}'
   on conflict do nothing`,
  `insert into payouts (school_id, month, gifts, paid, issued_at)
   select school.id, '2025-' || lpad(month::text, 2, '0'), 3, 150000, now() from ${school} school, generate_series(1, 12) month`,
  `insert into plan_terms (plan_id, kind, value, valid_from, created_by)
   select 2 + i % 5, 'price', 10000 + i, now() - make_interval(days => i), (select min(id) from users)
   from generate_series(1, 500) i on conflict do nothing`,
];

const requests = [
  `insert into data_requests (user_id, name, email, language, kind, details, received_on, due_on, status, note, decided_at, created_at)
   select id, 'Lucía Hernández ' || n, 'p' || n || '@example.mx', 'es', 'access', 'Mis datos', current_date - n % 300, current_date - n % 300 + 28,
     case when closed then 'answered' else 'received' end, case when closed then 'Listo' end, case when closed then now() end, now() - make_interval(days => n % 300)
   from (select id, n, n % 20 > 0 as closed from ${person} person where n <= 5000) person`,
  `insert into school_contacts (name, email, phone, country, city, message, membership, answered_at)
   select 'Rosa Núñez ' || i, 'escuela' || i || '@example.mx', '5512345678', 'México', 'Puebla', 'Llámenme', 'anual',
     case when i % 20 > 0 then now() end from generate_series(1, 5000) i`,
  `insert into outbox (kind, cause, recipient, language, data, sent_at, failed_at, subject, created_at)
   select 'receipt', 'bench ' || i, 'a' || i || '@example.mx', 'es', '{}', case when i % 1000 > 0 then now() end,
     case when i % 1000 = 0 then now() end, case when i % 1000 = 0 then 'Tu recibo' end, now() - make_interval(mins => i)
   from generate_series(1, 50000) i`,
  `insert into jobs (kind, key, payload, status, created_at, finished_at)
   select 'send email', 'bench ' || i, '{}', case when i % 1000 = 0 then 'failed' else 'succeeded' end, now() - make_interval(mins => i), now()
   from generate_series(1, 20000) i`,
];
