-- A request's screen names the sender's other requests.
CREATE INDEX leads_by_email ON leads (lower(email));
CREATE INDEX leads_by_phone ON leads (phone_e164) WHERE phone_e164 IS NOT NULL;
