-- A visit has its claim in `offers`, and no other request had one.
DROP TABLE claims;
