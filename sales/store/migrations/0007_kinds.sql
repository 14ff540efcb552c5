-- A selection names the type of its product instead of the kind of its line, and rules belong to the kind of a product.
UPDATE "cart_line" SET "selection" = ("selection" - 'kind') || jsonb_build_object('type', "type") WHERE "selection" ? 'kind';--> statement-breakpoint
UPDATE "order_line" SET "data" = jsonb_set("data", '{selection}', ("data"->'selection') - 'kind' ||
  jsonb_build_object('type', CASE "kind" WHEN 'ESF' THEN 'lesson' ELSE 'pass' END)) WHERE "data"->'selection' ? 'kind';--> statement-breakpoint
UPDATE "product" SET "rules" = jsonb_build_object('withdrawal', "rules"->'withdrawal',
  'vat', CASE "type" WHEN 'lesson' THEN 'exempt' ELSE '10' END, 'rules', "rules" - 'withdrawal' - 'sort')
  WHERE "rules" ? 'sort';--> statement-breakpoint
-- The files are read again, because the format in which they are stored is another one.
UPDATE "resort" SET "data" = ("data" - 'family') || '{"fingerprint": ""}'::jsonb;
