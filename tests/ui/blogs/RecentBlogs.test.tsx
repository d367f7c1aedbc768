import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aBackend } from '../dashboard/aBackend';
import { openDashboard } from '../dashboard/openDashboard';

const blogs = () => within(screen.getByRole('region', { name: 'Recent Blogs' }));

describe('Recent Blogs', () => {
  it('shows title, thumbnail, category and date, and links to the post [BLOG-02]', async () => {
    openDashboard();
    const card = await screen.findByRole('link', { name: /Old or new tax regime/ });
    expect(card.getAttribute('href')).toBe('https://www.example.in/blog/1');
    expect(card.textContent).toBe('Income TaxOld or new tax regime2026-11-19');
    expect(card.querySelector('img')?.getAttribute('src')).toBe('https://www.example.in/blog/1.png');
  });

  it('never links to a script', async () => {
    const backend = aBackend();
    backend.blogs.blogs = backend.blogs.blogs.map((blog) => ({ ...blog, link: 'javascript:alert(1)' }));
    openDashboard(backend);
    await screen.findByText('Old or new tax regime');
    expect(screen.queryByRole('link', { name: /Old or new tax regime/ })).toBeNull();
  });

  it('links to the blogs page on the app host, not on the marketing site [BLOG-05]', () => {
    openDashboard();
    const href = blogs().getByRole('link', { name: 'View All' }).getAttribute('href');
    expect(href).toBe('https://app.sahayak.example/blogs');
  });

  it.each(['ServerFault', 'Unreachable'] as const)(
    'shows the failure sentence after %s while the rest of the dashboard works [BLOG-04]',
    async (kind) => {
      const backend = aBackend();
      backend.blogs.fail(kind);
      openDashboard(backend);
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toBe('Failed to fetch blogs. Please try again later.');
      expect(await screen.findByRole('link', { name: 'GST' })).toBeTruthy();
      expect(await screen.findByRole('button', { name: /100001/ })).toBeTruthy();
    },
  );
});
