/**
 * The libraries in Pyodide's wasm and scripts, which its package does not list. Versions are those that the wasm names
 * (checked by tests/build/test_parts.py), or else those of Pyodide, CPython or Emscripten.
 */

/** A part without a package that contains its licence. */
export interface ListedPart {
  /** The type of its package URL; "generic" if there is none. */
  type?: "npm" | "pypi";
  name: string;
  version: string;
  /** An SPDX expression, or "public-domain". */
  licence: string;
  copyright: string;
}

/** The version of Pyodide that the list describes. Review the list for another version. */
export const LISTED_PYODIDE = "314.0.7";

export function pyodideParts(python: string, emscripten: string): ListedPart[] {
  const ofPyodide = `pyodide-${LISTED_PYODIDE}`;
  const ofPython = `cpython-${python}`;
  const ofEmscripten = `emscripten-${emscripten}`;
  const part = (name: string, version: string, licence: string, copyright: string) => {
    return { name, version, licence, copyright };
  };
  return [
    part("error-stack-parser", "2.1.4", "MIT", "Copyright (c) 2017 Eric Wendelin and other contributors"),
    part("stackframe", "1.3.4", "MIT", "Copyright (c) 2017 Eric Wendelin and other contributors"),
    part("hiwire", ofPyodide, "MPL-2.0", "Copyright (c) Pyodide contributors"),
    part("libffi", ofPyodide, "MIT", "Copyright (c) 1996-2025 Anthony Green, Red Hat, Inc and others"),
    part("zlib", "1.3.1", "Zlib", "Copyright (C) 1995-2024 Jean-loup Gailly and Mark Adler"),
    part("bzip2", "1.0.6", "bzip2-1.0.6", "Copyright (C) 1996-2010 Julian R Seward. All rights reserved."),
    part("xz", "5.2.2", "public-domain", "Written by Lasse Collin and others"),
    part("zstd", "1.5.7", "BSD-3-Clause", "Copyright (c) Meta Platforms, Inc. and affiliates. All rights reserved."),
    part("sqlite", "3.39.0", "blessing", "Written by D. Richard Hipp and others"),
    part(
      "expat",
      "2.7.3",
      "MIT",
      "Copyright (c) 1998-2000 Thai Open Source Software Center Ltd and Clark Cooper\nCopyright (c) 2001-2025 Expat maintainers",
    ),
    part("libmpdec", "2.5.1", "BSD-2-Clause", "Copyright (c) 2008-2020 Stefan Krah. All rights reserved."),
    part(
      "hacl-star",
      ofPython,
      "MIT",
      "Copyright (c) 2016-2022 INRIA, CMU and Microsoft Corporation\nCopyright (c) 2022-2023 HACL* Contributors",
    ),
    part(
      "musl",
      ofEmscripten,
      "MIT",
      [
        "Copyright (c) 2005-2020 Rich Felker, et al.",
        "Math library: copyright (c) 1993, 2004 Sun Microsystems; 2003-2011 David Schultz; 2003-2009 Steven G. Kargl;",
        "2003-2009 Bruce D. Evans; 2008 Stephen L. Moshier; 2017-2018 Arm Limited, all under permissive terms.",
      ].join("\n"),
    ),
    part(
      "llvm-runtimes",
      ofEmscripten,
      "Apache-2.0 WITH LLVM-exception",
      "compiler-rt, libc++ and libc++abi: copyright (c) the LLVM project's contributors",
    ),
    part("mini-lz4", ofEmscripten, "MIT", "Copyright (c) 2012 Pierre Curto"),
  ];
}
