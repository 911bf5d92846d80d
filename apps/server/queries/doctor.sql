-- Made by scripts/gen-queries.ts. Do not edit.

-- findMasterKey (src/doctor/database-checks.ts)
select name
from server_secrets
where name = 'master';

-- findTime (src/doctor/database-checks.ts)
select clock_timestamp() as now;

-- listApplied (src/doctor/database-checks.ts)
select name
from schema_migrations;
