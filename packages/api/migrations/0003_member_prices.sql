ALTER TABLE "orders" DROP CONSTRAINT "orders_total";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "list_price" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount" CHECK (("orders"."list_price" is null) = ("orders"."discount" is null) and ("orders"."discount" is null
        or ("orders"."discount" between 1 and 100 and "orders"."unit_price" <= "orders"."list_price")));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."total" = "orders"."quantity" * "orders"."unit_price"
        and ("orders"."total" > 0 or ("orders"."total" = 0 and coalesce("orders"."discount", 0) = 100)));