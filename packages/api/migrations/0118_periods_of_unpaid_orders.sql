-- A first card that failed set the period of the order, until settleSubscription.ts left that to a payment: a voucher that pays such an
-- order now would begin in the past. Bills of renewals have their period whether or not they are paid.
update "orders" set "period_end" = null
where "period_end" is not null and "bill_id" is null and "status" in ('pending', 'rejected', 'expired');
