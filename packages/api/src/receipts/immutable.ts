import { sql } from 'drizzle-orm';

import { inTransaction } from '../platform/database.ts';
import type { Starting } from '../platform/module.ts';

/** Any number; all instances must name the same one. */
const LOCK = 4_702_306;

/**
 * Makes the database itself refuse to change or delete what was issued. It is done at every start and not by a
 * migration, since drizzle-kit writes those from the tables and knows no triggers.
 */
export async function ensureReceiptsStay({ db }: Pick<Starting, 'db'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(LOCK))})`);
    await tx.execute(sql`
      do $do$
      begin
        if exists (select from pg_trigger where tgname = 'receipts_stay') then return; end if;
        create or replace function refuse_change() returns trigger language plpgsql as $body$
        begin
          raise exception 'What was issued never changes: %', tg_table_name using errcode = 'restrict_violation';
        end
        $body$;
        create trigger receipts_stay before update or delete or truncate on receipts
          for each statement execute function refuse_change();
        create trigger receipt_cancellations_stay before update or delete or truncate on receipt_cancellations
          for each statement execute function refuse_change();
      end
      $do$
    `);
  });
}
