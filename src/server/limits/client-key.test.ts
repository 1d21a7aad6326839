import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clientAddress, DayKey } from './client-key.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('the IP address of a client', () => {
  test('the client’s IP address is that of the socket if no proxy is trusted', () => {
    fc.assert(
      fc.property(fc.string(), (header) => clientAddress('203.0.113.9', header, 0) === '203.0.113.9'),
    );
  });

  test('the client’s IP address is the nth from the right in X-Forwarded-For, for n trusted proxies', () => {
    const forged = '1.1.1.1, 2.2.2.2, 198.51.100.7';
    expect(clientAddress('10.0.0.1', forged, 1)).toBe('198.51.100.7');
    expect(clientAddress('10.0.0.1', `${forged}, 10.0.0.2`, 2)).toBe('198.51.100.7');
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/[^\x20-\x7e]/.test(text)),
        (left) => clientAddress('10.0.0.1', `${left}, 198.51.100.7`, 1) === '198.51.100.7',
      ),
    );
  });

  test('the client’s IP address is the nearest valid one if the header is short or invalid', () => {
    expect(clientAddress('10.0.0.1', undefined, 2)).toBe('10.0.0.1');
    expect(clientAddress('10.0.0.1', '198.51.100.7', 3)).toBe('198.51.100.7');
    expect(clientAddress('10.0.0.1', 'unknown', 1)).toBe('10.0.0.1');
    expect(clientAddress('10.0.0.1', 'unknown, 198.51.100.7', 2)).toBe('198.51.100.7');
  });

  test.each([
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::', '2001:db8::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
  ])('the IP address %s counts as the client %s', (address, client) => {
    expect(clientAddress(address, undefined, 0)).toBe(client);
  });

  test.each(['198.51.100.7:4711', '[198.51.100.7]', ' 198.51.100.7 '])(
    'an IP address that a proxy writes as “%s” is accepted',
    (entry) => {
      expect(clientAddress('10.0.0.1', entry, 1)).toBe('198.51.100.7');
    },
  );

  test('a port after an IPv6 address is ignored', () => {
    expect(clientAddress('10.0.0.1', '[2001:db8:1:2::9]:443', 1)).toBe('2001:db8:1:2::/64');
  });
});

describe('the daily key', () => {
  test('the hash of a client is the same all day and changes with the client and the day', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 0, 0, 0) });
    const key = new DayKey();
    const morning = await key.hash('203.0.113.9');
    vi.advanceTimersByTime(23 * 3_600_000);
    expect(await key.hash('203.0.113.9')).toBe(morning);
    expect(await key.hash('203.0.113.8')).not.toBe(morning);
    vi.advanceTimersByTime(3_600_000);
    expect(await key.hash('203.0.113.9')).not.toBe(morning);
  });

  test('the hash of a client differs between processes', async () => {
    expect(await new DayKey().hash('203.0.113.9')).not.toBe(await new DayKey().hash('203.0.113.9'));
  });
});
