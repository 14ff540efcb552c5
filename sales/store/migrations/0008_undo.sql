-- What a cart was before its last change, so that it can be undone.
ALTER TABLE "cart" ADD COLUMN "previous" jsonb;
