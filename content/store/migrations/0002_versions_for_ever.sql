CREATE FUNCTION version_is_for_ever() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a version is never changed or removed: save a new one';
END
$$;
--> statement-breakpoint
CREATE TRIGGER version_is_for_ever BEFORE UPDATE OR DELETE ON version FOR EACH ROW EXECUTE FUNCTION version_is_for_ever();
