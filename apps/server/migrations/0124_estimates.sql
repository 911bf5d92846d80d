-- How many texts have some words is asked of the planner (estimate_found).
drop function if exists is_common(text, regclass, integer);
