/**
 * The ledger's steps inside Redis. Each runs whole or not at all, so two replicas can never both take the last
 * slot. Times come from Redis: the replicas' clocks need not agree. Keys hold hashes, never an address.
 *
 * `slots`: id → when its lease ends. `queue`: id → arrival. `seen`: id → until when its waiter counts as alive.
 * `client`: `group|id` → when its lease ends. A replica that dies stops renewing, and what it held comes free.
 */
const CLOCK = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
`;

const FORGET_THE_DEAD = `
redis.call('ZREMRANGEBYSCORE', slots, '-inf', now)
for _, dead in ipairs(redis.call('ZRANGEBYSCORE', seen, '-inf', now)) do
  redis.call('ZREM', queue, dead)
  redis.call('ZREM', seen, dead)
end
`;

/**
 * KEYS minute day group ceiling slots queue seen client
 * ARGV id group perMinute perDay perClient ceiling inAll queueMax lease seenFor minute day together togetherMax
 * → {rejection reason, milliseconds} or {'in', place, counted}
 */
export const ENTER = `${CLOCK}
local minute, day, group, ceiling, slots, queue, seen, client = unpack(KEYS)
local id, groupName = ARGV[1], ARGV[2]
local perMinute, perDay, perClient, ceilingMax = tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])
local inAll, queueMax, lease, seenFor = tonumber(ARGV[7]), tonumber(ARGV[8]), tonumber(ARGV[9]), tonumber(ARGV[10])
local minuteMs, dayMs, togetherMs, togetherMax = tonumber(ARGV[11]), tonumber(ARGV[12]), tonumber(ARGV[13]), tonumber(ARGV[14])
local untilTomorrow = dayMs - now % dayMs
local function count(key) return tonumber(redis.call('GET', key) or '0') end

local counted = true
if groupName ~= '' then
  local together = count(group)
  counted = together <= 0 or together >= togetherMax
end
if counted and perMinute > 0 and count(minute) >= perMinute then return {'minute', redis.call('PTTL', minute)} end
if counted and perDay > 0 and count(day) >= perDay then return {'day', untilTomorrow} end

redis.call('ZREMRANGEBYSCORE', client, '-inf', now)
local others, number, shared = {}, 0, false
for _, member in ipairs(redis.call('ZRANGE', client, 0, -1)) do
  local name, other = string.match(member, '^(.-)|(.*)$')
  if name ~= '' and name == groupName then shared = true end
  if name == '' then name = other end
  if not others[name] then others[name] = true number = number + 1 end
end
if not shared and number >= perClient then return {'client', 0} end
if counted and ceilingMax > 0 and count(ceiling) >= ceilingMax then return {'ceiling', untilTomorrow} end
${FORGET_THE_DEAD}
local waiting = redis.call('ZCARD', queue)
local runs = waiting == 0 and redis.call('ZCARD', slots) < inAll
if not runs and waiting >= queueMax then return {'queue', 0} end

if runs then
  redis.call('ZADD', slots, now + lease, id)
else
  -- Two arrivals within a millisecond keep their order by a running number.
  redis.call('ZADD', queue, redis.call('INCR', queue .. ':number'), id)
  redis.call('ZADD', seen, now + seenFor, id)
end
redis.call('ZADD', client, now + lease, groupName .. '|' .. id)
redis.call('PEXPIRE', client, lease)
if groupName ~= '' then
  if counted then redis.call('SET', group, 1, 'PX', togetherMs) else redis.call('INCR', group) end
end
if counted then
  if redis.call('INCR', minute) == 1 then redis.call('PEXPIRE', minute, minuteMs) end
  redis.call('INCR', day)
  redis.call('PEXPIRE', day, untilTomorrow)
  redis.call('INCR', ceiling)
  redis.call('PEXPIRE', ceiling, untilTomorrow)
end
return {'in', runs and 0 or waiting + 1, counted and 1 or 0}
`;

/**
 * KEYS slots queue seen · ARGV id inAll lease seenFor
 * → place, 0 when it has its slot, -1 when it is not known
 */
export const PLACE = `${CLOCK}
local slots, queue, seen = unpack(KEYS)
local id, inAll, lease, seenFor = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
${FORGET_THE_DEAD}
if redis.call('ZSCORE', slots, id) then return 0 end
local rank = redis.call('ZRANK', queue, id)
if not rank then return -1 end
if redis.call('ZCARD', slots) + rank + 1 > inAll then
  redis.call('ZADD', seen, now + seenFor, id)
  return rank + 1
end
redis.call('ZREM', queue, id)
redis.call('ZREM', seen, id)
redis.call('ZADD', slots, now + lease, id)
return 0
`;

/** KEYS slots queue seen client minute day ceiling group · ARGV id group refund counted */
export const LEAVE = `
local slots, queue, seen, client, minute, day, ceiling, group = unpack(KEYS)
local id, groupName, refund, counted = ARGV[1], ARGV[2], ARGV[3] == '1', ARGV[4] == '1'
redis.call('ZREM', slots, id)
redis.call('ZREM', queue, id)
redis.call('ZREM', seen, id)
redis.call('ZREM', client, groupName .. '|' .. id)
if not refund then return 1 end
local function giveBack(key)
  -- Not below nothing: the count may have ended with its minute or its day meanwhile.
  if tonumber(redis.call('GET', key) or '0') > 0 then redis.call('DECR', key) end
end
if groupName ~= '' then giveBack(group) end
if counted then
  giveBack(minute)
  giveBack(day)
  giveBack(ceiling)
end
return 1
`;

/** KEYS slots client · ARGV id group lease: says that the one who runs is still alive. */
export const RENEW = `${CLOCK}
local slots, client = unpack(KEYS)
local lease = tonumber(ARGV[3])
redis.call('ZADD', slots, 'XX', now + lease, ARGV[1])
redis.call('ZADD', client, now + lease, ARGV[2] .. '|' .. ARGV[1])
redis.call('PEXPIRE', client, lease)
return 1
`;
